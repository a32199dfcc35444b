import { orderTexts } from "@site/contract/common/order";
import type {
  AdminQuestion,
  CreateQuestionInput,
  UpdateQuestionInput,
} from "@site/contract/site/services/admin-schema";
import type { FaqPage } from "@site/contract/site/services/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../core/calls/public-error.ts";
import { saveOrder } from "../../../core/database/display-order.ts";
import { changePages, type PageTag } from "../../../core/pages/pages.ts";
import { toAdminQuestion } from "./view.ts";

/** Both pages can show a question, so that one tag list serves every write. */
const SHOWN_BY: readonly PageTag[] = ["home", "services"];

/** Returns the questions of a page in display order. */
export async function listAdminQuestions(app: App, page: FaqPage): Promise<AdminQuestion[]> {
  const rows = await app.db.prisma.faqItem.findMany({ where: { page }, orderBy: { displayOrder: "asc" } });
  return rows.map(toAdminQuestion);
}

/** Adds a question at the end of a page. @throws CONFLICT if another was added at the same time */
export async function createQuestion(app: App, input: CreateQuestionInput): Promise<AdminQuestion> {
  try {
    return toAdminQuestion(
      await changePages(app, SHOWN_BY, async (tx) => {
        const { _max } = await tx.faqItem.aggregate({ where: { page: input.page }, _max: { displayOrder: true } });
        return tx.faqItem.create({ data: { ...input, displayOrder: (_max.displayOrder ?? 0) + 1 } });
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message: orderTexts.stale });
    throw error;
  }
}

/** Updates a question. @throws NOT_FOUND */
export async function updateQuestion(app: App, { id, ...data }: UpdateQuestionInput): Promise<AdminQuestion> {
  const [row] = await changePages(app, SHOWN_BY, (tx) => tx.faqItem.updateManyAndReturn({ where: { id }, data }));
  if (!row) throw new AppError("NOT_FOUND");
  return toAdminQuestion(row);
}

/** Deletes a question. @throws NOT_FOUND */
export async function removeQuestion(app: App, id: number): Promise<void> {
  const { count } = await changePages(app, SHOWN_BY, (tx) => tx.faqItem.deleteMany({ where: { id } }));
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Stores the order of a page's questions. @throws CONFLICT if the list has changed */
export async function orderQuestions(app: App, page: FaqPage, ids: number[]): Promise<void> {
  await changePages(app, SHOWN_BY, (tx) => saveOrder(tx, "faq_items", ids, { column: "page", value: page }));
}
