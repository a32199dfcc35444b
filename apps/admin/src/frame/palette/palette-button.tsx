import { useHotkeys } from "@mantine/hooks";
import { lazyComponent } from "@site/browser/lazy-component";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { Search } from "lucide-react";
import { useState } from "react";
import { Keys } from "../../kit/keys.tsx";
import styles from "./palette.module.css";

/** Loaded when the search is first opened. */
const Palette = lazyComponent(async () => ({ default: (await import("./palette.tsx")).Palette }));

/** Opens the search over the whole app, by a press or by Ctrl+K. In the text editor these keys make a link. */
export function PaletteButton({ user }: { user: AdminUser }) {
  const [openings, setOpenings] = useState(0);
  const open = () => setOpenings((before) => before + 1);
  useHotkeys([["mod+K", open]], []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <Search size={18} aria-hidden />
        <span className={styles.name}>Ara</span>
        <Keys letter="K" />
      </button>
      {openings > 0 && <Palette user={user} openings={openings} />}
    </>
  );
}
