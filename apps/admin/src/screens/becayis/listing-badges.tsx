import { Badge, Group } from "@mantine/core";
import { approvalStatusLabels, listingStatusLabels } from "@site/contract/becayis/board-labels";
import type { AdminListing } from "@site/contract/becayis/moderation/admin-schema";

const statusColors = { active: "success", paused: "warning", completed: "gray", expired: "gray" } as const;
const approvalColors = { pending: "warning", approved: "success", rejected: "danger" } as const;

/** Shows the state of a listing; the approval only while it is not given. */
export function ListingBadges({
  listing: { status, approvalStatus },
}: {
  listing: Pick<AdminListing, "status" | "approvalStatus">;
}) {
  return (
    <Group gap="xs">
      <Badge color={statusColors[status]}>{listingStatusLabels[status]}</Badge>
      {approvalStatus !== "approved" && (
        <Badge color={approvalColors[approvalStatus]}>{approvalStatusLabels[approvalStatus]}</Badge>
      )}
    </Group>
  );
}
