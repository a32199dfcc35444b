import { adminPaths } from "@site/contract/admin-paths";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { notifyAdmin } from "../../../notifications/service.ts";

const named = { select: { firstName: true, lastName: true } } as const;

/**
 * Reports the other side of a request to the administrator; a repeated report replaces the member's first.
 * @throws NOT_FOUND if the member has no part in the request, TOO_MANY_REQUESTS
 */
export async function reportContact(
  app: App,
  memberId: number,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const request = await app.db.prisma.contactRequest.findFirst({
    where: { id, OR: [{ requesterId: memberId }, { listing: { memberId } }] },
    include: { requester: named, listing: { select: { member: named } } },
  });
  if (!request) throw new AppError("NOT_FOUND");
  await app.limits.take("contactReports", String(memberId));
  const getName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
  const [asker, owner] = [getName(request.requester), getName(request.listing.member)];
  const message =
    request.requesterId === memberId
      ? `${asker}, ${owner} hakkında: ${reason}`
      : `${owner}, ${asker} hakkında: ${reason}`;
  await app.db.prisma.$transaction(async (tx) => {
    const report = await tx.contactReport.upsert({
      where: { requestId_memberId: { requestId: id, memberId } },
      create: { requestId: id, memberId, reason },
      update: { reason, resolution: null, resolutionNote: "", resolvedAt: null },
    });
    await notifyAdmin(tx, {
      type: "contact_report",
      title: adminBecayisTexts.contactReportTitle,
      message,
      link: adminPaths.reports,
      recordId: report.id,
    });
  });
}
