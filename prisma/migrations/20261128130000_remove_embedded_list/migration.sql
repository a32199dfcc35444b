-- Other sites no longer show the board's list in a frame.
ALTER TABLE "board_settings" DROP COLUMN "embed_origins";
