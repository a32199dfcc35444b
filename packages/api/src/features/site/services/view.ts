import { type AdminQuestion, type AdminService, serviceStatus } from "@site/contract/site/services/admin-schema";
import { faqPage } from "@site/contract/site/services/schema";
import type { Prisma } from "@site/db";

export function toAdminService({
  gradient: _,
  displayOrder: __,
  updatedAt: ___,
  ...row
}: Prisma.ServiceGetPayload<object>): AdminService {
  return { ...row, status: serviceStatus.parse(row.status) };
}

export function toAdminQuestion({ id, page, question, answer }: Prisma.FaqItemGetPayload<object>): AdminQuestion {
  return { id, page: faqPage.parse(page), question, answer };
}
