import { Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { ListedPost } from "@site/contract/blog/posts/admin-schema";
import { formatNumber } from "@site/contract/common/text";
import { Link } from "react-router-dom";

/** Shows the number of recent views of a post, which links to its statistics. */
export function RecentViews({ post: { id, recentViews } }: { post: ListedPost }) {
  return (
    <Anchor component={Link} to={adminPaths.statisticsOfPost(id)} inherit display="inline-block" lh="24px">
      30 günde {formatNumber(recentViews)} görüntülenme
    </Anchor>
  );
}
