import { Button } from "@mantine/core";
import type { MediaItem } from "@site/contract/media/schema";
import { useState } from "react";
import { MediaPicker } from "./media-picker.tsx";

/** Renders the button that chooses an image from the library. */
export function PickButton({ onPick }: { onPick: (image: MediaItem) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Kitaplıktan Seç
      </Button>
      {isOpen && (
        <MediaPicker
          onClose={() => setOpen(false)}
          onPick={(image) => {
            setOpen(false);
            onPick(image);
          }}
        />
      )}
    </>
  );
}
