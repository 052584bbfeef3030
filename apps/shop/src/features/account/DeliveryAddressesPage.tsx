import { ApiError, type DeliveryAddress } from '@magazijn/api-client';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  Card,
  MessageList,
  Tag,
  VisuallyHidden,
} from '@magazijn/ui';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { addressLines } from '../../shared/order/addressLines.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { useFormMessage } from '../../shared/page/useFormMessage.tsx';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { deliveryAddressTexts as texts } from './deliveryAddressTexts.ts';
import { NewDeliveryAddress } from './NewDeliveryAddress.tsx';

export function DeliveryAddressesPage() {
  const hasAddresses = useRequiredCapability('order-changes');
  return (
    <ProfileLayout
      title={profileNavigationTexts.deliveryAddresses}
      intro={texts.intro}
      current={paths.deliveryAddresses.href()}
    >
      {hasAddresses ? <Addresses /> : <LinesSkeleton label={texts.loading} lines={4} />}
    </ProfileLayout>
  );
}

function Addresses() {
  const { data: addresses } = useQuery('deliveryAddresses');
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const [messages, showMessage] = useFormMessage();
  if (!addresses) return <LinesSkeleton label={texts.loading} lines={4} />;

  const remove = async (id: number, name: string): Promise<void> => {
    try {
      await (await loadApi()).removeDeliveryAddress(id).catch((cause) => {
        // It was removed before: in another tab, or by a call whose answer was lost.
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
      });
      await refresh('deliveryAddresses');
      showMessage({ tone: 'success', text: texts.removed(name) });
    } catch (cause) {
      console.warn('The delivery address was not removed', cause);
      showMessage({ tone: 'error', text: texts.notRemoved });
    }
  };

  return (
    <>
      <MessageList className="pb-6" messages={messages} />
      <ul className="grid gap-4 wide:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id ?? 'main'} className="grid">
            <AddressCard address={address} onRemove={(id, name) => void remove(id, name)} />
          </li>
        ))}
      </ul>
      <NewDeliveryAddress country={addresses[0]?.country ?? 'NL'} />
    </>
  );
}

interface AddressCardProps {
  address: DeliveryAddress;
  onRemove: (id: number, name: string) => void;
}

/** One address; the main one is changed by customer service. */
function AddressCard({ address, onRemove }: AddressCardProps) {
  const { id, label, phoneNumber } = address;
  const lines = [...addressLines(address), phoneNumber].filter((line) => line !== '');
  const name = label || lines[0] || '';
  return (
    <Card
      title={name}
      aside={id === null && <Tag>{texts.main}</Tag>}
      footer={
        id === null ? (
          <p className="text-15 text-ink-2">{texts.mainHint}</p>
        ) : (
          <AlertDialog>
            <AlertDialogTrigger tone="tertiary">
              {texts.remove} <VisuallyHidden>{name}</VisuallyHidden>
            </AlertDialogTrigger>
            <AlertDialogContent
              title={texts.removeTitle(name)}
              actions={
                <>
                  <AlertDialogCancel>{texts.keep}</AlertDialogCancel>
                  <AlertDialogAction onClick={() => onRemove(id, name)}>{texts.remove}</AlertDialogAction>
                </>
              }
            >
              {texts.removeText}
            </AlertDialogContent>
          </AlertDialog>
        )
      }
    >
      <address className="not-italic *:block">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Card>
  );
}
