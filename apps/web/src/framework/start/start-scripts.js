// Starts a page's scripts after its first paint, so that they do not compete with it.
{
  const { content } = document.getElementById("app_scripts");
  const start = () => document.head.append(content); // a second call has nothing left to append
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  if (document.hidden) addEventListener("load", start); // a page in the background is not painted
}
