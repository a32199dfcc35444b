import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { Screen } from "../../features/admin-frame/screen.tsx";
import { postFilterParams, readPostFilter } from "../../features/admin-posts/list/post-filter.ts";
import { PostList } from "../../features/admin-posts/list/post-list.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../shared/ui/link.tsx";

export function PostListPage() {
  const [params, setParams] = useSearchParams();
  return (
    <Screen
      title="Yazılar"
      actions={
        <Button component={Link} to={paths.admin.newPost}>
          Yeni Yazı
        </Button>
      }
    >
      <PostList
        filter={readPostFilter(params)}
        onFilter={(filter) => setParams(postFilterParams(filter), { replace: true })}
      />
    </Screen>
  );
}
