import { NotFound } from "../shared/ui/not-found.tsx";
import { missingPage } from "./missing-page.ts";

export function Component() {
  return <NotFound {...missingPage} />;
}
