import { ApprovalList } from "../../features/admin-becayis/approvals/approval-list.tsx";
import { Screen } from "../../features/admin-frame/screen.tsx";

export function BecayisApprovalsPage() {
  return (
    <Screen title="İlan Onayları">
      <ApprovalList />
    </Screen>
  );
}
