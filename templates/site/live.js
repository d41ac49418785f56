// In a preview: shows the next version of the page as soon as there is one, and what is wrong with the files.
(function () {
  "use strict";
  var root = document.body.dataset.root || "", version = null, problem = null;
  function tell(text) {
    if (problem) problem.remove();
    problem = null;
    if (!text) return;
    problem = document.createElement("pre");
    problem.className = "problem";
    problem.setAttribute("role", "alert");
    problem.textContent = text;
    document.body.append(problem);
  }
  function ask() {
    fetch(root + "_live", { cache: "no-store" }).then(function (answer) { return answer.json(); }).then(function (now) {
      if (version !== null && now.version !== version) { location.reload(); return; }
      version = now.version;
      if (now.problem !== (problem ? problem.textContent : "")) tell(now.problem);
    }).catch(function () {}).then(function () { setTimeout(ask, 700); });
  }
  ask();
})();
