import type { AdminCategory, AdminTag } from "@site/contract/blog/terms/admin-schema";
import type { Prisma } from "@site/db";

export const adminCategorySelect = {
  id: true,
  name: true,
  slug: true,
  description: true,
  seoTitle: true,
  seoDescription: true,
  createdAt: true,
} satisfies Prisma.CategorySelect;

export const adminTagSelect = {
  id: true,
  name: true,
  slug: true,
  description: true,
  createdAt: true,
} satisfies Prisma.TagSelect;

type WithCreatedAt = { createdAt: Date };

export function toAdminCategory({
  createdAt,
  ...category
}: Omit<AdminCategory, "createdAt"> & WithCreatedAt): AdminCategory {
  return { ...category, createdAt: createdAt.toISOString() };
}

export function toAdminTag({ createdAt, ...tag }: Omit<AdminTag, "createdAt"> & WithCreatedAt): AdminTag {
  return { ...tag, createdAt: createdAt.toISOString() };
}
