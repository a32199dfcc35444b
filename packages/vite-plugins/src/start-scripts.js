{
  const { content } = document.getElementById("app_scripts");
  const start = () => document.head.append(content);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  addEventListener("load", start); // a page in the background is not painted
}
