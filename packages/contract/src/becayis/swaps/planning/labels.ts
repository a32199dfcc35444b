export const planTexts = {
  proposed: "Önerilen",
  proposedWhy: "En çok kişinin yer değiştirebildiği planın bir parçası. Kimseyi bağlamaz; kararı yine siz verirsiniz.",
  refreshed: "Bütün gruplar yeniden planlanıyor. Sonuçlar birkaç dakika içinde görünür.",
} as const;
