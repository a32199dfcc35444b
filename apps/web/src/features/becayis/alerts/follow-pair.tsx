import { useHasToken } from "@site/browser/use-has-token";
import { slugify } from "@site/contract/common/text";
import { Suspense, useState } from "react";
import { lazyPart, memberToken } from "../../../framework/browser.ts";
import { fromCity as leave, toCity as reach } from "../public/city-case.ts";
import { alertAddress } from "../shared/alert-address.ts";
import styles from "./follow-pair.module.css";
import type { PairToFollow } from "./pair-to-follow.ts";

const GuestAlertForm = lazyPart(() => import("./guest-alert-form.tsx"));

/** Offers to follow two provinces by mail: to members as an alert of their account, to others by their address alone. */
export function FollowPair({ pair }: { pair: PairToFollow }) {
  const isMember = useHasToken(memberToken);
  const [isOpen, setOpen] = useState(false);
  const { fromCity, toCity, institution = "", position = "" } = pair;
  const slugs = { institution: slugify(institution), position: slugify(position) };
  const address = alertAddress({ fromCity: slugify(fromCity), toCity: slugify(toCity), ...slugs });
  return (
    <section className={styles.pair} id="takip" aria-labelledby="takip-basligi">
      <h2 id="takip-basligi">Bu iki ili takip et</h2>
      <p>
        {[institution, position].filter(Boolean).map((name) => `${name}, `)}
        {leave(fromCity)} {reach(toCity)} geçmek isteyen biri ilan verdiğinde e-postayla haber verelim.
      </p>
      {isMember || !isOpen ? (
        <p className={styles.ways}>
          {!isMember && (
            <button type="button" className="button" onClick={() => setOpen(true)}>
              E-postayla, üye olmadan
            </button>
          )}
          <a href={address} className="button">
            {isMember ? "Takiplerime ekle" : "Üyeyim, hesabımla"}
          </a>
        </p>
      ) : (
        <Suspense>
          <GuestAlertForm {...pair} />
        </Suspense>
      )}
    </section>
  );
}
