import { Confirm } from 'react-admin';

interface Props {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before input is lost. */
export const LeaveConfirm = ({ isOpen, onLeave, onStay }: Props) => (
  <Confirm
    isOpen={isOpen}
    title="app.leaveTitle"
    content="app.leaveText"
    confirm="app.leave"
    cancel="app.stay"
    confirmColor="warning"
    onConfirm={onLeave}
    onClose={onStay}
  />
);
