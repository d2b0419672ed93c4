import { IconSearch } from '@tabler/icons-react';
import { Dialog } from '../../ui/Dialog.tsx';
import { CustomerCombobox } from '../customer/CustomerCombobox.tsx';
import classes from './OtherCustomer.module.css';

type Props = {
  /** The customer who is not offered; null for none. */
  except: string | null;
  onChoose: (customerId: string) => void;
  onClose: () => void;
};

/** Asks for which customer a plan is used. */
export const OtherCustomer = ({ except, onChoose, onClose }: Props) => (
  <Dialog title="For whom?" onClose={onClose}>
    <div className={classes.people}>
      <CustomerCombobox
        inPlace
        except={except}
        onChoose={onChoose}
        start={<IconSearch size={18} stroke={1.5} aria-hidden />}
      />
    </div>
  </Dialog>
);
