import { MemberTrpc } from "../../session/member-trpc.tsx";
import { MemberWindows } from "./member-windows.tsx";

/** Shows the member's application windows on a public page. */
export default function BoardWindows() {
  return (
    <MemberTrpc>
      <MemberWindows />
    </MemberTrpc>
  );
}
