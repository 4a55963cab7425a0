-- Companies with a web address were counted beside a claim about companies with a contract: not the same thing.
update site_items set data = data - 'figure' where kind = 'claim' and data->>'figure' = 'organisations';
