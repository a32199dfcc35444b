import { Anchor, Button, Grid, NativeSelect, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { adminPaths } from "@site/contract/admin-paths";
import { adminPostTexts, postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import type { CheckedPost, GeneralCheckResult } from "@site/contract/blog/posts/check-schema";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { type ReactNode, useState } from "react";
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
const ALL_WITHOUT = "Kategorisi olmayan bütün yazılar için";

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
      <Stack component="ul" gap="xs">
        {posts.slice(0, MAX_SHOWN).map((post) => (
          <li key={post.id}>
            {hasCategoryFix ? <CategoryFix post={post} categories={categories} /> : <PostFacts post={post} />}
          </li>
        ))}
      </Stack>
      {posts.length > MAX_SHOWN && (
        <Text size="sm" c="dimmed" mt="xs">
          ve {formatNumber(posts.length - MAX_SHOWN)} yazı daha
        </Text>
      )}
    </Paper>
  );
}

function PostFacts({ post: { id, title, status, links } }: { post: ListProps["posts"][number] }) {
  return (
    <>
      <Anchor component={Link} to={adminPaths.post(id)} underline="always">
        {title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {postStatusLabels[status]}
        {links && ` · ${links.join(", ")}`}
      </Text>
    </>
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
      label={ALL_WITHOUT}
      action="Tümünü Düzelt"
      missing="Lütfen varsayılan kategori seçin."
      missingTitle="Kategori Seçin"
      categories={categories}
      onChoose={(defaultCategoryId) => mutateAsync({ defaultCategoryId })}
    >
      <Text>{ALL_WITHOUT}</Text>
    </CategoryChoice>
  );
}

function CategoryFix({ post, categories }: { post: CheckedPost; categories: AdminCategory[] | undefined }) {
  const { mutateAsync } = useAdminMutation(trpc.admin.posts.updateCategory, {
    success: ({ post, category }) => `“${post.title}” yazısı “${category.name}” kategorisine taşındı.`,
    fallback: adminPostTexts.updateFailed,
    invalidates: useCheckedLists(),
  });
  return (
    <CategoryChoice
      label={`“${post.title}” için kategori`}
      action="Düzelt"
      missing="Lütfen bir kategori seçin."
      categories={categories}
      onChoose={(categoryId) => mutateAsync({ postId: post.id, categoryId })}
    >
      <PostFacts post={post} />
    </CategoryChoice>
  );
}

interface ChoiceProps {
  /** Name of the field for screen readers; the eye reads `children` beside it. */
  label: string;
  children: ReactNode;
  action: string;
  /** Error message if nothing is chosen. */
  missing: string;
  /** Title of the notification with that message. */
  missingTitle?: string;
  categories: AdminCategory[] | undefined;
  onChoose: (id: number) => Promise<unknown>;
}

/** Renders a row of subject, category and button, each in its column; phones show them one below the other. */
function CategoryChoice({ label, children, action, missing, missingTitle, categories, onChoose }: ChoiceProps) {
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
    <Grid gap="xs">
      <Grid.Col span={{ base: 12, sm: 5 }}>{children}</Grid.Col>
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <NativeSelect
          aria-label={label}
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
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 3 }}>
        <Button size="sm" variant="light" px="xs" fullWidth loading={isSaving} onClick={() => void submit()}>
          {action}
        </Button>
      </Grid.Col>
    </Grid>
  );
}

function useCheckedLists() {
  const { generalCheck } = trpc.useUtils().admin.posts;
  return [...usePostLists(), generalCheck];
}
