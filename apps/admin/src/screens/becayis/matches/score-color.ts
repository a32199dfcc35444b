/** Returns the theme colour for a match's score in percent. */
export function getScoreColor(score: number): "success" | "warning" | "danger" {
  if (score >= 90) return "success";
  return score >= 70 ? "warning" : "danger";
}
