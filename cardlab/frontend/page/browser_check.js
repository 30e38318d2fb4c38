// Shows on the page about browsers what this one lacks. It must run in a browser that knows no module, so it has only
// words that are ten years old (ESLint checks that), and the page contains it as a classic script.

(function () {
  function isOld() {
    // The newest of what lessons need: Firefox 121 has the first, Safari 16 and Chrome 110 have the second.
    return !window.CSS || !CSS.supports || !CSS.supports("selector(:has(*))") || !Array.prototype.toSorted;
  }

  function keepsCookies() {
    var name = "cardlab_try";
    document.cookie = name + "=1; SameSite=Lax; path=/";
    var isThere = document.cookie.indexOf(name) >= 0;
    document.cookie = name + "=; SameSite=Lax; path=/; max-age=0";
    return isThere;
  }

  function stores() {
    try {
      sessionStorage.setItem("cardlab try", "1");
      sessionStorage.removeItem("cardlab try");
      return Boolean(localStorage);
    } catch (error) {
      return false;
    }
  }

  var lacking = [isOld() && "old", !keepsCookies() && "cookies", !stores() && "storage"].filter(Boolean);
  (lacking.length ? lacking : ["works"]).forEach(function (id) {
    var part = document.getElementById(String(id));
    if (part) part.hidden = false;
  });
})();
