import { MemberTrpc } from "../../session/member-trpc.tsx";
import { MemberWindows } from "./member-windows.tsx";

/** Shows the application windows of the signed-in member's institution on a public page. */
export default function BoardWindows() {
  return (
    <MemberTrpc>
      <MemberWindows />
    </MemberTrpc>
  );
}
