-- AlterTable
ALTER TABLE "board_settings" ADD COLUMN     "asks_on_home" BOOLEAN NOT NULL DEFAULT false;
