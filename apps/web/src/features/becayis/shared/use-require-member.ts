import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

/** As long as the note can be read before the sign-in takes its place (public-site.md section 5). */
const READING_MS = 2_000;

/** Lets a member do something; whoever is not signed in is told so, and led to the sign-in. */
export function useRequireMember(): (work: () => void) => void {
  const navigate = useNavigate();
  const showToast = useToast();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    if (memberToken.read() !== null) return work();
    showToast({ kind: "info", title: "Giriş yapmanız gerekiyor", message: "Sizi giriş sayfasına yönlendiriyoruz." });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.login), READING_MS);
  };
}
