export interface Rights {
  isStaff: boolean;
  codenames: string[];
}
