// A category page of the same content on Next.js: a row of categories, twelve products, a cart button with its count, a
// footer. The first picture is in the first screen of a phone and as wide as ours at 360 px, since it is the largest paint.
import type { Peer } from './installPeer.ts';

/** The category that both shops show. */
export const category = 'verzorging/luiers';

const layout = `
import { CartProvider } from './cart';
export const metadata = { title: 'Shop' };
export default function Layout({ children }) {
  return <html lang="nl"><body><CartProvider>{children}</CartProvider></body></html>;
}`;

const cart = `
'use client';
import { createContext, useContext, useState } from 'react';
const Cart = createContext(null);
export function CartProvider({ children }) {
  const cart = useState({});
  return <Cart value={cart}>{children}</Cart>;
}
export function CartCount() {
  const [lines] = useContext(Cart);
  return <a href="/cart">Winkelwagen ({Object.values(lines).reduce((sum, count) => sum + count, 0)})</a>;
}
export function AddButton({ id }) {
  const [lines, change] = useContext(Cart);
  const count = lines[id] ?? 0;
  return <button onClick={() => change({ ...lines, [id]: count + 1 })}>{count ? count + ' in winkelwagen' : 'Voeg toe'}</button>;
}`;

const page = `
import Link from 'next/link';
import { AddButton, CartCount } from './cart';
export const dynamic = 'force-dynamic';
const origin = process.env.SHOP_ORIGIN;
const picture = ({ image_paths }, size) => origin + '/img/' + image_paths[0] + '/' + size + '/' + size;
const read = async (path) => (await (await fetch(origin + '/api/v1' + path, { cache: 'no-store' })).json()).data;
export default async function Page() {
  const [categories, { products, total }] = await Promise.all([
    read('/category'), read('/product/category/${category}/1/12')]);
  return <>
    <header><Link prefetch={false} href="/">Shop</Link> <form><input name="zoek" /></form> <CartCount />
      <nav style={{ display: 'flex', gap: '1rem', overflowX: 'auto' }}>{categories.map((each) =>
        <Link prefetch={false} key={each.url} href={'/' + each.url}>{each.description}</Link>)}</nav>
    </header>
    <main><h1>Luiers</h1><p>{total} producten</p>
      <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', padding: 0 }}>{products.map((product, at) => <li key={product.id}>
        <img src={picture(product, 300)} srcSet={picture(product, 300) + ' 300w, ' + picture(product, 600) + ' 600w'}
          sizes="50vw" style={{ width: '125.5px', height: 'auto' }} alt="" width="300" height="300"
          loading={at < 2 ? 'eager' : 'lazy'} fetchPriority={at === 0 ? 'high' : 'auto'} />
        <h2><Link prefetch={false} href={'/product/' + product.path}>{product.description}</Link></h2>
        <p>{product.contents}</p><AddButton id={product.id} /></li>)}</ul></main>
    <footer><Link prefetch={false} href="/voorwaarden">Voorwaarden</Link></footer></>;
}`;

export const nextShop: Peer = {
  name: 'Next.js 16.4.6, a plain page of the same content',
  manifest: { type: 'module', dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' } },
  files: { 'app/layout.jsx': layout, 'app/cart.jsx': cart, 'app/page.jsx': page },
};
