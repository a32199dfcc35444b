import { Badge } from "@mantine/core";
import { formatDate } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { type AdminMember, adminMemberTexts, type MemberStats } from "@site/contract/members/list/admin-schema";
import { getName } from "./use-member-actions.ts";

export const filters = [
  {
    name: "status",
    label: "Durum",
    options: [
      { value: "verified", label: "Doğrulanmış" },
      { value: "unverified", label: "Doğrulanmamış" },
      { value: "active", label: "Etkin" },
      { value: "inactive", label: "Devre dışı" },
    ],
  },
] as const;

export const row = { key: ({ id }: AdminMember) => id, name: getName };

export const columns = [
  { header: "Ad Soyad", cell: getName },
  { header: "E-posta", cell: ({ email }: AdminMember) => email, isPlain: true },
  { header: "Telefon", cell: ({ phone }: AdminMember) => phone ?? "", isShort: true, isPlain: true },
  {
    header: "Doğrulama",
    isState: true,
    cell: ({ emailVerified }: AdminMember) => (
      <Badge color={emailVerified ? "success" : "accent"}>{emailVerified ? "Doğrulandı" : "Doğrulanmadı"}</Badge>
    ),
  },
  {
    header: "Durum",
    isState: true,
    cell: ({ isActive }: AdminMember) => (
      <Badge color={isActive ? "success" : "danger"}>{isActive ? "Etkin" : "Devre dışı"}</Badge>
    ),
  },
  { header: "Kayıt", cell: ({ createdAt }: AdminMember) => formatDate(createdAt), isShort: true },
  { header: "Son giriş", cell: ({ lastLoginAt }: AdminMember) => formatDate(lastLoginAt, "Hiç"), isShort: true },
];

export const texts = {
  count: (total: number) => `${formatNumber(total)} kullanıcı`,
  loading: "Kullanıcılar yükleniyor…",
  failed: adminMemberTexts.loadFailed,
  empty: { title: "Henüz kullanıcı yok", text: "Siteye üye olanlar burada görünür." },
  notFound: { title: "Kullanıcı bulunamadı", text: "Aradığınız duruma veya metne uyan bir kullanıcı yok." },
};

export const statCards = [
  { label: "Toplam Kullanıcı", findText: ({ totalUsers }: MemberStats) => formatNumber(totalUsers) },
  { label: "Doğrulanmış", findText: ({ verifiedUsers }: MemberStats) => formatNumber(verifiedUsers) },
  { label: "Doğrulanmamış", findText: ({ unverifiedUsers }: MemberStats) => formatNumber(unverifiedUsers) },
  { label: "Etkin", findText: ({ activeUsers }: MemberStats) => formatNumber(activeUsers) },
  { label: "Devre dışı", findText: ({ inactiveUsers }: MemberStats) => formatNumber(inactiveUsers) },
];
