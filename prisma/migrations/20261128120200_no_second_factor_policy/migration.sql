-- No second factor is demanded any more; those that exist stay.
DROP TABLE "admin_policies";
