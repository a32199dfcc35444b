import { Button } from "@mantine/core";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { lazy, Suspense, useState } from "react";

const PhotoSearch = lazy(async () => ({ default: (await import("./photo-search.tsx")).PhotoSearch }));

interface Props {
  post?: { title: string; excerpt: string } | undefined;
  onPick: (photo: ChosenPhoto) => void;
}

/** Renders the button that opens the search for stock photos. */
export function PhotoButton({ post, onPick }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Unsplash'te Ara
      </Button>
      {isOpen && (
        <Suspense>
          <PhotoSearch
            post={post}
            onClose={() => setOpen(false)}
            onPick={(photo) => {
              setOpen(false);
              onPick(photo);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
