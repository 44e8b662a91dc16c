/** Who is asking, as the database knows them at this moment (never as an old token says). */
export interface Viewer {
  user_id: number;
  session_id: string;
  is_admin: boolean;
}
