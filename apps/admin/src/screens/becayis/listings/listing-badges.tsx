import { Badge, Group } from "@mantine/core";
import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { approvalStatusLabels, listingStatusLabels } from "@site/contract/becayis/board-labels";

const statusColors = { active: "success", paused: "warning", completed: "gray", expired: "gray" } as const;
const approvalColors = { pending: "warning", approved: "success", rejected: "danger" } as const;

/** Shows the state of a listing. Only an approved listing is called active, because others are not on the board. */
export function ListingBadges({
  listing: { status, approvalStatus },
}: {
  listing: Pick<AdminListing, "status" | "approvalStatus">;
}) {
  return (
    <Group gap="xs">
      {(approvalStatus === "approved" || status !== "active") && (
        <Badge color={statusColors[status]}>{listingStatusLabels[status]}</Badge>
      )}
      {approvalStatus !== "approved" && (
        <Badge color={approvalColors[approvalStatus]}>{approvalStatusLabels[approvalStatus]}</Badge>
      )}
    </Group>
  );
}
