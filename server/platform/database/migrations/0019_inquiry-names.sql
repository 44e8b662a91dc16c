ALTER INDEX "inquiry_messages_thread" RENAME TO "inquiry_messages_inquiry";
