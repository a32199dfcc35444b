import { Calculator, FileText, Gavel, Users } from "lucide-react";
import { IconBadge } from "../../shared/ui/icon-badge.tsx";

/** The icons that can be chosen for a service. */
const icons = new Map([
  ["Gavel", Gavel],
  ["Calculator", Calculator],
  ["FileText", FileText],
  ["Users", Users],
]);

export function ServiceIcon({ icon, color }: { icon: string; color: string }) {
  const Icon = icons.get(icon) ?? FileText;
  return (
    <IconBadge color={color}>
      <Icon size={24} aria-hidden />
    </IconBadge>
  );
}
