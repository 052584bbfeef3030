'use client';

import {
  AccountMenu,
  Button,
  CheckoutTabs,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  QuantityStepper,
} from '@magazijn/ui';
import { useState } from 'react';

const steps = [
  { value: 'cart', label: 'Winkelmand', number: 1 },
  { value: 'payment', label: 'Betalen', number: 2 },
] as const;

export function Order() {
  const [step, setStep] = useState('cart');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [ordered, setOrdered] = useState(false);
  return (
    <>
      <AccountMenu
        href="/profiel"
        loggedIn={{ companyName: 'De Vlinder', items: [{ label: 'Jouw overzicht', href: '/bestellen/' }] }}
      />
      <CheckoutTabs value={step} onValueChange={setStep} tabs={steps}>
        {step === 'cart' ? (
          <QuantityStepper value={quantity} onValueChange={setQuantity} label="Aantal Appelsap" />
        ) : (
          <p>Kies hoe je betaalt.</p>
        )}
      </CheckoutTabs>
      <Button tone="primary" onClick={() => setOrdered(true)}>
        {ordered ? 'Besteld' : 'Nu bestellen'}
      </Button>
      <Dialog>
        <DialogTrigger>Verwijder de lijst</DialogTrigger>
        <DialogContent
          title="Lijst verwijderen?"
          actions={<DialogClose tone="danger">Verwijder</DialogClose>}
        >
          <p>De producten blijven in je favorieten staan.</p>
        </DialogContent>
      </Dialog>
    </>
  );
}
