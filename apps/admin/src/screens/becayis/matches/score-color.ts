/** Returns the colour of a match's score. */
export function getScoreColor(score: number): "success" | "warning" | "danger" {
  if (score >= 90) return "success";
  return score >= 70 ? "warning" : "danger";
}
