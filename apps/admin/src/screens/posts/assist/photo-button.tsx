import { Button } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { useState } from "react";

const PhotoSearch = lazyComponent(async () => ({ default: (await import("./photo-search.tsx")).PhotoSearch }));

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
        <PhotoSearch
          post={post}
          onClose={() => setOpen(false)}
          onPick={(photo) => {
            setOpen(false);
            onPick(photo);
          }}
        />
      )}
    </>
  );
}
