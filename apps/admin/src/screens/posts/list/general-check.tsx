import { Anchor, Button, Group, List, NativeSelect, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { adminPostTexts, postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import type { CheckedPost, GeneralCheckResult } from "@site/contract/blog/posts/check-schema";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { LoadFailed } from "../../../kit/load-failed.tsx";
import { notifyError } from "../../../kit/notify.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { SeoFix } from "../assist/seo-fix.tsx";
import { usePostLists } from "../use-post-lists.ts";

/** Number of posts shown in a list; the others are only counted. */
const MAX_SHOWN = 50;

interface Problem {
  title: string;
  list: (result: GeneralCheckResult) => (CheckedPost & { links?: string[] })[];
  /** True if the category of these posts can be set here. */
  hasCategoryFix?: boolean;
}

const problems: Problem[] = [
  { title: "Kategorisi olmayan yazılar", list: (result) => result.postsWithoutCategories, hasCategoryFix: true },
  {
    title: "Geçersiz kategorili yazılar",
    list: (result) => result.postsWithInvalidCategories,
    hasCategoryFix: true,
  },
  { title: "Aynı başlıklı yazılar", list: (result) => result.postsWithDuplicateTitles },
  { title: "Açılmayan bağlantısı olan yazılar", list: (result) => result.postsWithBrokenLinks },
  { title: "Görselinin alternatif metni eksik yazılar", list: (result) => result.postsWithMissingAlt },
  { title: "Yayın tarihi olmayan yazılar", list: (result) => result.postsWithoutPublishDate },
  { title: "SEO başlığı olmayan yazılar", list: (result) => result.postsWithoutSeoTitle },
  { title: "SEO açıklaması olmayan yazılar", list: (result) => result.postsWithoutSeoDescription },
  { title: "Anahtar kelimesi olmayan yazılar", list: (result) => result.postsWithoutKeywords },
];

/** Lists problems of posts and repairs missing categories. */
export function GeneralCheckDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = trpc.admin.posts.generalCheck.useQuery(undefined, { staleTime: 0 });
  const categories = trpc.admin.categories.list.useQuery();
  const found = data ? problems.filter(({ list }) => list(data).length > 0) : [];
  return (
    <Dialog onClose={onClose} title="Genel Kontrol" size="xl">
      {error && (
        <LoadFailed
          title={`Genel kontrol sırasında hata oluştu: ${getServerError(error)?.message ?? "sunucuya ulaşılamadı"}`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Stack aria-busy>
          <Skeleton height={24} />
          <Skeleton height={120} />
          <Skeleton height={120} />
        </Stack>
      )}
      {data && (
        <Stack aria-busy={isFetching}>
          <Text role="status">
            {found.length === 0
              ? "Tüm yazılar sorunsuz!"
              : `${data.summary.totalPostsChecked} yazıda ${data.totalIssues} sorun bulundu.`}
          </Text>
          {data.postsWithoutCategories.length > 0 && <BulkCategoryFix categories={categories.data} />}
          <SeoFix result={data} />
          {found.map((problem) => (
            <ProblemList
              key={problem.title}
              problem={problem}
              posts={problem.list(data)}
              categories={categories.data}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface ListProps {
  problem: Problem;
  posts: (CheckedPost & { links?: string[] })[];
  categories: AdminCategory[] | undefined;
}

function ProblemList({ problem: { title, hasCategoryFix }, posts, categories }: ListProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title} ({posts.length})
      </Title>
      <List listStyleType="none" spacing="xs">
        {posts.slice(0, MAX_SHOWN).map((post) => (
          <List.Item key={post.id}>
            <Anchor component={Link} to={adminPaths.post(post.id)} underline="always">
              {post.title}
            </Anchor>{" "}
            <Text span size="sm" c="dimmed">
              {postStatusLabels[post.status]}
              {post.links && ` · ${post.links.join(", ")}`}
            </Text>
            {hasCategoryFix && <CategoryFix post={post} categories={categories} />}
          </List.Item>
        ))}
      </List>
      {posts.length > MAX_SHOWN && (
        <Text size="sm" c="dimmed" mt="xs">
          ve {formatNumber(posts.length - MAX_SHOWN)} yazı daha
        </Text>
      )}
    </Paper>
  );
}

/** Sets the category of all posts without one. */
function BulkCategoryFix({ categories }: { categories: AdminCategory[] | undefined }) {
  const { mutateAsync } = useAdminMutation(trpc.admin.posts.autoFixCategories, {
    success: ({ fixedCount, defaultCategory }) => `${fixedCount} yazı “${defaultCategory.name}” kategorisine eklendi.`,
    fallback: adminPostTexts.updateFailed,
    invalidates: useCheckedLists(),
  });
  return (
    <CategoryChoice
      label="Kategorisi olmayan bütün yazılar için"
      action="Tümünü Düzelt"
      missing="Lütfen varsayılan kategori seçin."
      missingTitle="Kategori Seçin"
      categories={categories}
      onChoose={(defaultCategoryId) => mutateAsync({ defaultCategoryId })}
    />
  );
}

function CategoryFix({
  post: { id, title },
  categories,
}: {
  post: CheckedPost;
  categories: AdminCategory[] | undefined;
}) {
  const { mutateAsync } = useAdminMutation(trpc.admin.posts.updateCategory, {
    success: ({ post, category }) => `“${post.title}” yazısı “${category.name}” kategorisine taşındı.`,
    fallback: adminPostTexts.updateFailed,
    invalidates: useCheckedLists(),
  });
  return (
    <CategoryChoice
      label={`“${title}” için kategori`}
      action="Düzelt"
      missing="Lütfen bir kategori seçin."
      categories={categories}
      onChoose={(categoryId) => mutateAsync({ postId: id, categoryId })}
    />
  );
}

interface ChoiceProps {
  label: string;
  action: string;
  /** Error message if nothing is chosen. */
  missing: string;
  /** Title of the notification with that message. */
  missingTitle?: string;
  categories: AdminCategory[] | undefined;
  onChoose: (id: number) => Promise<unknown>;
}

function CategoryChoice({ label, action, missing, missingTitle, categories, onChoose }: ChoiceProps) {
  const [chosen, setChosen] = useState("");
  const [errorText, setErrorText] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit(): Promise<void> {
    if (chosen === "") {
      setErrorText(missing);
      if (missingTitle) notifyError(missing, missingTitle);
      return;
    }
    setSaving(true);
    await onChoose(Number(chosen)).catch(() => undefined); // the mutation has shown the error
    setSaving(false);
  }

  return (
    <Group align="flex-end" gap="xs">
      <NativeSelect
        label={label}
        size="sm"
        data={[
          { value: "", label: "Kategori seçin" },
          ...(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={chosen}
        error={errorText}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setErrorText(undefined);
        }}
      />
      <Button size="sm" variant="light" loading={isSaving} onClick={() => void submit()}>
        {action}
      </Button>
    </Group>
  );
}

function useCheckedLists() {
  const { generalCheck } = trpc.useUtils().admin.posts;
  return [...usePostLists(), generalCheck];
}
