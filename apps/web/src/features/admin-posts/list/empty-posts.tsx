import { Button, Paper, Text, Title } from "@mantine/core";
import { blogTexts } from "@site/contract/blog/labels";
import { paths } from "../../../paths.ts";
import { Link } from "../../../shared/ui/link.tsx";

/** Stands where no post is to be shown, with the way on. */
export function EmptyPosts({ isNarrow, onClear }: { isNarrow: boolean; onClear: () => void }) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Title order={2} size="h4">
        {isNarrow ? blogTexts.postNotFound : blogTexts.noPosts}
      </Title>
      <Text c="dimmed" my="sm">
        {isNarrow ? "Aradığınız duruma veya başlığa uyan bir yazı yok." : "İlk yazınızı şimdi yazabilirsiniz."}
      </Text>
      {isNarrow ? (
        <Button variant="default" onClick={onClear}>
          Temizle
        </Button>
      ) : (
        <Button component={Link} to={paths.admin.newPost}>
          Yeni Yazı
        </Button>
      )}
    </Paper>
  );
}
